import type { Artifacts } from '@souk/contracts'
import { getContractAddress, type Hex, isAddressEqual, parseEther } from 'viem'
import { operator } from '../demo/demo.js'
import { GenesisError } from '../node/errors.js'
import type { NodeClient } from '../node/nodeClient.js'
import type { Deployment, Plan } from './Plan.js'
import { mineAll, sendAll } from './send.js'

/** Deploys currencies and collections at their addresses, and mints all tokens. */
export async function placeTokens(client: NodeClient, artifacts: Artifacts, plan: Plan): Promise<void> {
  await client.setBalance({ address: operator.address, value: parseEther('100000') })
  const deployments = plan.deployments
    .map((deployment) => ({ ...deployment, nonce: nonceFor(deployment) }))
    .sort((a, b) => a.nonce - b.nonce)
  for (const deployment of deployments) await deploy(client, artifacts, deployment)
  for (const { name, calls } of plan.steps) await sendAll(client, name, calls())
}

/** No local chain has more contracts of the operator. */
const maxNonce = 100

/** Finds the nonce with which the operator deploys at an address. */
function nonceFor({ name, at }: Deployment): number {
  for (let nonce = 0; nonce < maxNonce; nonce++)
    if (isAddressEqual(getContractAddress({ from: operator.address, nonce: BigInt(nonce) }), at)) return nonce
  throw new GenesisError({ step: `deploy ${name}`, expected: at, actual: 'an address that no nonce gives' })
}

async function deploy(
  client: NodeClient,
  artifacts: Artifacts,
  { name, argument = '0x', nonce }: Deployment & { nonce: number },
): Promise<void> {
  const data: Hex = `${artifacts[name].bytecode}${argument.slice(2) as Hex}`
  await client.setNonce({ address: operator.address, nonce })
  const hash = await client.sendTransaction({ account: operator.address, data, gas: 10_000_000n, to: null })
  await mineAll(client, `deploy ${name}`, [hash])
}
