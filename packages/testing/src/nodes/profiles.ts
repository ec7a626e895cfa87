import type { NodeProfile } from './NodeProfile.js'

const tooFast =
  'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemy.com/reference/throughput'

/** The compute units of Alchemy's methods. */
export const computeUnits: NonNullable<NodeProfile['costs']> = {
  units: {
    '*': 20,
    eth_chainId: 0,
    net_version: 0,
    eth_syncing: 0,
    eth_blockNumber: 10,
    eth_feeHistory: 10,
    eth_call: 26,
    eth_getLogs: 60,
    eth_sendRawTransaction: 40,
    alchemy_getAssetTransfers: 120,
  },
  source:
    'https://www.alchemy.com/docs/reference/compute-unit-costs; the costs of alchemy_getAssetTransfers are remembered, not looked up',
}

const gethNoState =
  'missing trie node 60bb94a56bc9305766a3adf8605816333ec946f1c452c2913f8ba6a8cefff1c8 (path ) state 0x60bb94a56bc9305766a3adf8605816333ec946f1c452c2913f8ba6a8cefff1c8 is not available'

/** What providers really do, the strictest free plans first. */
export const nodeProfiles = {
  alchemyFree: {
    name: 'Alchemy, free plan',
    logBlocks: {
      most: 10,
      said: {
        code: -32_600,
        message:
          'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range. Based on your parameters, this block range should work: [{from}, {to}]. Upgrade to PAYG for expanded block range.',
        status: 400,
      },
      source:
        'https://www.alchemy.com/docs/chains/boba/boba-api-endpoints/eth-get-logs (10 blocks); the text as the Lasso proxy quotes it; status: github.com/boundless-xyz/boundless/issues/838',
    },
    rate: {
      perSecond: 500,
      windowSeconds: 10,
      said: { code: 429, message: tooFast, status: 429 },
      source:
        'https://www.alchemy.com/docs/reference/throughput (500 units a second over 10 seconds); the text: github.com/conduitxyz/node/issues/36',
    },
    budget: {
      units: 30_000_000,
      said: {
        code: -32_600,
        message:
          'Monthly capacity limit exceeded. Visit https://dashboard.alchemyapi.io/settings/billing to upgrade your scaling policy for continued service.',
        status: 403,
      },
      source:
        'github.com/alchemyplatform/aa-sdk/discussions/2414 (30M a month); the text: github.com/xmtp/xmtpd/issues/672',
    },
    costs: computeUnits,
    transferIndex: {
      source: 'https://www.alchemy.com/docs/reference/getassettransfers-sdk-v3 (parameters, pages of 1,000)',
    },
  },
  quickNodeTrial: {
    name: 'QuickNode, free trial',
    logBlocks: {
      most: 5,
      said: {
        code: -32_615,
        message:
          'eth_getLogs is limited to a 5 range, upgrade from discover plan at https://dashboard.quicknode.com/billing/plan to increase the limit',
        status: 413,
      },
      source:
        'https://www.quicknode.com/docs/xai/eth_getLogs (5 blocks); code, status and text as public clients quote them',
    },
    rate: {
      perSecond: 15,
      windowSeconds: 1,
      said: {
        code: -32_007,
        message:
          '15/second request limit reached - reduce calls per second or upgrade your account at quicknode.com',
        status: 429,
      },
      source:
        'https://support.quicknode.com/articles/2335544672-429-errors-explained (calls of a batch count); the text as dank_mids quotes it',
    },
  },
  quickNode: {
    name: 'QuickNode, paid plan',
    logBlocks: {
      most: 10_000,
      said: { code: -32_614, message: 'eth_getLogs is limited to a 10,000 range', status: 413 },
      source: 'github.com/OffchainLabs/arbitrum-sdk/issues/609',
    },
    rate: {
      perSecond: 50,
      windowSeconds: 1,
      said: {
        code: -32_007,
        message:
          '50/second request limit reached - reduce calls per second or upgrade your account at quicknode.com',
      },
      isPerCall: true,
      source: 'https://support.quicknode.com/articles/2335544672-429-errors-explained',
    },
  },
  infura: {
    name: 'Infura',
    logBlocks: {
      most: 10_000,
      said: { code: -32_602, message: 'range {blocks} exceeds limit of 10000' },
      source: 'github.com/INFURA/infura/issues/237',
    },
    logResults: {
      most: 10_000,
      said: {
        code: -32_005,
        message: 'query returned more than 10000 results. Try with this block range [{from}, {to}].',
      },
      source: 'github.com/ethers-io/ethers.js/issues/4703',
    },
    rate: {
      perSecond: 500,
      windowSeconds: 1,
      said: { code: 429, message: 'Too Many Requests', status: 429 },
      retryAfter: 1,
      source:
        'https://docs.metamask.io/services/get-started/pricing (500 credits a second); no page documents the header, which is played to test it',
    },
    budget: {
      units: 3_000_000,
      said: { code: 402, message: 'Payment Required', status: 402 },
      source:
        'https://docs.metamask.io/services/how-to/avoid-rate-limiting (status, code and text); https://docs.metamask.io/services/get-started/pricing (3M a day)',
    },
    costs: {
      units: { '*': 80, eth_getLogs: 255, eth_getBlockReceipts: 1_000 },
      source:
        'https://docs.metamask.io/services/reference/polygon-pos/json-rpc-methods/eth_getlogs (255); others: estimated at 80',
    },
  },
  drpcFree: {
    name: 'dRPC, free plan',
    logBlocks: {
      most: 10_000,
      said: { code: 35, message: 'ranges over 10000 blocks are not supported on freetier', status: 400 },
      source: 'github.com/foundry-rs/foundry/issues/12687',
    },
    batch: {
      most: 3,
      said: {
        code: 31,
        message:
          'Batch of more than 3 requests are not allowed on free tier, to use this feature register paid account at drpc.org',
        status: 500,
      },
      source:
        'the text, status and code as public clients quote them (ambire-common: "response 500 with internal code 31")',
    },
  },
  chainstack: {
    name: 'Chainstack, Developer plan',
    rate: {
      perSecond: 25,
      windowSeconds: 1,
      said: { code: -32_005, message: "You've exceeded the RPS limit available on the current plan." },
      isPerCall: true,
      source:
        'https://docs.chainstack.com/docs/rps-plan-limits (25 a second); the text as dank_mids quotes it',
    },
    logBlocks: {
      most: 100,
      said: { code: -32_602, message: 'Block range limit exceeded' },
      source:
        'the text and code as public clients quote them; the number is one for the test (docs.chainstack.com/docs/limits has those of the plans)',
    },
  },
  publicNode: {
    name: 'a public node without archive',
    logBlocks: {
      most: 2_000,
      said: { code: -32_602, message: 'query exceeds max block range 2000' },
      source: 'github.com/foundry-rs/foundry/issues/12687 (the form)',
    },
    state: {
      blocks: 128,
      said: { code: -32_000, message: gethNoState },
      source:
        'github.com/piplabs/story-geth/issues/137; 128 blocks: github.com/ethereum/go-ethereum/issues/16471',
    },
    missing: {
      methods: ['eth_getBlockReceipts'],
      said: { code: -32_601, message: 'the method eth_getBlockReceipts does not exist/is not available' },
      source: 'go-ethereum rpc/errors.go, for nodes older than 1.13',
    },
    missingTags: {
      tags: ['finalized', 'safe'],
      said: { code: -32_000, message: 'finalized block not found' },
      source: 'go-ethereum eth/api_backend.go, on chains without finality',
    },
  },
  gateway: {
    name: 'a gateway without batches and creation calls',
    logBlocks: {
      most: 500,
      said: {
        code: -32_600,
        message:
          'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [{from}, {to}]',
        status: 400,
      },
      source: 'github.com/risc0/risc0-ethereum/pull/656',
    },
    batch: {
      most: 0,
      said: { code: -32_600, message: 'batch requests are not supported' },
      source: 'the form of several gateways; clients must not depend on the words',
    },
    needsTo: {
      said: { code: -32_602, message: 'invalid argument 0: missing field `to`' },
      source: 'our own failureOf.test.ts',
    },
    callGas: { most: 50_000_000, source: 'go-ethereum --rpc.gascap, default 50,000,000' },
  },
  strictCalls: {
    name: 'a node that limits creation code and slow logs',
    creationCode: {
      mostBytes: 49_152,
      said: { code: -32_000, message: 'max initcode size exceeded: code size 60000 limit 49152' },
      source: 'EIP-3860; go-ethereum core/vm/errors.go',
    },
    logResults: {
      most: 20_000,
      said: {
        code: -32_602,
        message: 'query exceeds max results 20000, retry with the range {fromDecimal}-{toDecimal}',
      },
      source: 'github.com/foundry-rs/foundry/issues/12687',
    },
    callGas: { most: 30_000_000, source: 'the gas limit of a block' },
  },
  balanced: {
    name: 'nodes behind a balancer, one of which lags by a block',
    lag: {
      blocks: 1,
      said: { code: -32_000, message: 'header not found' },
      source: 'go-ethereum rpc; our own balancer.deep.test.ts',
    },
  },
} as const satisfies Record<string, NodeProfile>
