import { describe, expect, test } from 'vitest'
import { scopeStyles } from './scopeStyles.js'

describe('scopeStyles', () => {
  test('default: rules are scoped, and layers become steps in their order, before what is in none', () => {
    const css = `@layer base, utilities;
select{padding:0}
@layer utilities{.p{padding:1px}@media (width>9px){.q{padding:2px}}}
@layer base{button,::before{padding:3px}}`
    expect(scopeStyles(css)).toMatchInlineSnapshot(
      `":is(#souk-,.souk) button,:is(#souk-,.souk) ::before{padding:3px}:is(#souk-#souk-,.souk) .p{padding:1px}@media (width>9px){:is(#souk-#souk-,.souk) .q{padding:2px}}:is(#souk-#souk-#souk-,.souk) select{padding:0}"`,
    )
  })

  test('behavior: the page can set tokens, but no motion where it is reduced', () => {
    expect(
      scopeStyles(':root{--ink:red}:root[data-motion=reduced]{--quick:0ms}@layer theme{:root{--a:1px}}'),
    ).toMatchInlineSnapshot(
      `":is(#souk-,.souk){--a:1px}:is(#souk-#souk-,.souk){--ink:var(--souk-ink, red)}:is(#souk-#souk-,.souk)[data-motion=reduced]{--quick:0ms}"`,
    )
  })

  test('behavior: dark also holds on a dark system if no theme is chosen', () => {
    expect(scopeStyles(':root[data-theme=dark]{color-scheme:dark}')).toMatchInlineSnapshot(
      `":is(#souk-,.souk)[data-theme=dark]{color-scheme:dark}@media (prefers-color-scheme: dark){:is(#souk-,.souk):not([data-theme]){color-scheme:dark}}"`,
    )
  })

  test('behavior: names that a page shares are prefixed', () => {
    const css = `@property --tw-x{syntax:"*";inherits:false}
.spin-a{--tw-x:1;animation:1s linear spin;--animate-spin:spin 1s}
.spin{animation-name:spin,spin-up;transition:spin}
@keyframes spin{0%{opacity:var(--tw-x)}to{rotate:1turn}}`
    expect(scopeStyles(css)).toMatchInlineSnapshot(`
      "@property --souk-tw-x{syntax:"*";inherits:false}
      :is(#souk-,.souk) .spin-a{--souk-tw-x:1;animation:1s linear souk-spin;--animate-spin:souk-spin 1s}
      :is(#souk-,.souk) .spin{animation-name:souk-spin,spin-up;transition:spin}
      @keyframes souk-spin{0%{opacity:var(--souk-tw-x)}to{rotate:1turn}}"
    `)
  })

  test('behavior: the page can set the size of a rem, except where a browser does not calculate', () => {
    const css = `@media (width>=40rem){.a{margin:-.5rem calc(2rem - 1px);background:url(1rem.svg)}}
@property --a{syntax:"*";inherits:false;initial-value:1rem}`
    expect(scopeStyles(css)).toMatchInlineSnapshot(`
      "@media (width>=40rem){:is(#souk-,.souk) .a{margin:calc(-.5*var(--souk-rem,1rem)) calc(calc(2*var(--souk-rem,1rem)) - 1px);background:url(1rem.svg)}}
      @property --a{syntax:"*";inherits:false;initial-value:1rem}"
    `)
  })
})
