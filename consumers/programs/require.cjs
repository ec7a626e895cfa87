// Requires every entry point, and compares it with the imported one.
const assert = require('node:assert/strict')

async function check() {
  for (const name of [
    '@souk/base',
    '@souk/base/schema',
    '@souk/execute',
    '@souk/execute/wire',
    '@souk/market',
    '@souk/market/flows',
    '@souk/market/wire',
    '@souk/networks',
    '@souk/react',
    '@souk/react/execute',
    '@souk/seaport',
  ])
    assert.deepEqual(Object.keys(require(name)).sort(), Object.keys(await import(name)).sort())
  process.stdout.write('required\n')
}

void check()
