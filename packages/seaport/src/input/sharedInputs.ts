import { address, boolean, bytes32, count, either, object, optional, text, uint256 } from './Input.js'

/** Checks of options that many actions share, in a separate tree-shakable module to keep small actions small. */

const account = /* @__PURE__ */ either(
  (given) => typeof given === 'string',
  address,
  /* @__PURE__ */ object('an address or an account', { address }),
)

const config = /* @__PURE__ */ object('settings', {
  address: /* @__PURE__ */ optional(address),
  conduits: /* @__PURE__ */ optional(/* @__PURE__ */ object('conduit addresses by key', {})),
  defaultConduitKey: /* @__PURE__ */ optional(bytes32),
  domainRegistry: /* @__PURE__ */ optional(address),
  domain: /* @__PURE__ */ optional(text),
  ascendingAmountBuffer: /* @__PURE__ */ optional(uint256),
  checkBalancesAndApprovals: /* @__PURE__ */ optional(boolean),
})

/** The settings of every action. */
export const settings = { config: /* @__PURE__ */ optional(config) }

/** The shared options of every action that asks the wallet. */
export const shared = { account: /* @__PURE__ */ optional(account), ...settings }

/** The shared options of every action that sends a transaction. */
export const transaction = { ...shared, domain: /* @__PURE__ */ optional(text) }

const wei = /* @__PURE__ */ optional(uint256)

/** How to send transactions. */
export const overrides = {
  gas: wei,
  gasPrice: wei,
  maxFeePerGas: wei,
  maxPriorityFeePerGas: wei,
  nonce: /* @__PURE__ */ optional(count),
}
