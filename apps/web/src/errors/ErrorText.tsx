import { errorText } from '@souk/words/errors'

/** Says what an error means. */
export function ErrorText({ error }: ErrorText.Props) {
  return errorText(error)
}

export declare namespace ErrorText {
  type Props = {
    error: unknown
    /** What is said while the texts of errors load, or if they cannot. */
    otherwise: string
  }
}
