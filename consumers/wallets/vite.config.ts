export default {
  build: { rollupOptions: { input: ['rainbowkit.html', 'connectkit.html'] }, target: 'es2022' },
  define: { global: 'globalThis' },
}
