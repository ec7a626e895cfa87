export default {
  build: { target: 'es2022' },
  define: { global: 'globalThis' },
}
