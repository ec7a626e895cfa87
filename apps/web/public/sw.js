// Caches the app's own files, so that it opens at once and without a network. Never caches market data: outdated
// prices and orders would be worse than none.
const kept = 'souk-files-1'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(kept)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('souk-') && name !== kept)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // Names with a hash never change.
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
  else if (request.mode !== 'navigate' && /^\/[\w.-]+\.(js|svg|png|webmanifest)$/.test(url.pathname))
    event.respondWith(fromNetworkOrCache(request))
  else if (
    request.mode === 'navigate' &&
    !/^(\/chains\/[\w-]+)?\/(v2|api|openapi|media|metrics|health|ready|docs)\b/.test(url.pathname)
  )
    event.respondWith(fromNetwork(request))
})

async function fromCache(request) {
  const cache = await caches.open(kept)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

// For small files that every page names, such as the one that sets the theme before the first paint.
async function fromNetworkOrCache(request) {
  const cache = await caches.open(kept)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(request)
    if (found) return found
    throw error
  }
}

// The page comes from the server if it answers, so that a new version is used at the next visit. It then replaces the
// files of earlier versions.
async function fromNetwork(request) {
  const cache = await caches.open(kept)
  try {
    const answer = await fetch(request)
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
      const text = await answer.clone().text()
      await cache.put('/', answer.clone())
      await forgetOld(cache, text)
    }
    return answer
  } catch (error) {
    const page = await cache.match('/')
    if (page) return page
    throw error
  }
}

// A page names its entry files. When they change, the earlier version's files are deleted.
async function forgetOld(cache, page) {
  const entry = /\/assets\/[^"']+\.js/.exec(page)?.[0]
  if (!entry) return
  const requests = await cache.keys()
  const isNew = !requests.some(({ url }) => new URL(url).pathname === entry)
  if (!isNew) return
  await Promise.all(
    requests
      .filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
      .map((one) => cache.delete(one)),
  )
}
