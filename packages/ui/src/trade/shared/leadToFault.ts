/**
 * Moves the focus to the first place that keeps a form from being sent: an invalid field, or what is marked as missing
 * (`data-missing`), or else an empty field. Scrolls it to the centre, since the dialog's buttons would cover it at the
 * end.
 */
export function leadToFault(form: HTMLElement | null): void {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing]')
  const found = marked ?? (form && emptyIn(form))
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

function emptyIn(form: HTMLElement): HTMLElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input:not([type="radio"], [type="checkbox"]), textarea):not(details:not([open]) *)',
  )
  return [...fields].find(({ value }) => value.trim() === '')
}
