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
  dark.addEventListener('change', apply)
  window.addEventListener('storage', apply)
  window.addEventListener('souk:stored', apply)
})()
