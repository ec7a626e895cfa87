#!/usr/bin/env node
// Says which Node is needed before anything loads that an older one cannot read.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  await import('../dist/souk.js')
} else {
  process.stderr.write(`souk needs Node 20.19, 22.12 or newer, and this is ${process.versions.node}.\n`)
  process.exitCode = 1
}
