// Runs before the first paint, as a separate file because the content policy allows no inline script.
;(() => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let choice = 'system'
    let motion = 'system'
    try {
      choice = localStorage.getItem('souk.theme') ?? 'system'
      motion = localStorage.getItem('souk.motion') ?? 'system'
    } catch {
      choice = 'system'
    }
    document.documentElement.dataset.motion = motion
    const theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'dark' ? '#17120f' : '#faf5ec')
  }
  apply()
  // Nothing can be shown without the market's description, and each chain of a market has its own.
  const chain = /^\/chains\/[\w-]+(?=\/|$)/.exec(window.location.pathname)?.[0] ?? ''
  const early = document.createElement('link')
  Object.assign(early, { rel: 'preload', as: 'fetch', crossOrigin: '', href: `${chain}/v2/market` })
  document.head.append(early)
  dark.addEventListener('change', apply)
  window.addEventListener('storage', apply)
  window.addEventListener('souk:stored', apply)
})()
