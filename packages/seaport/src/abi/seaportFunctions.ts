import { parseAbi } from 'viem'
import { seaportFillAbi } from './seaportFill.js'
import { seaportStructs } from './seaportStructs.js'

const others = /*#__PURE__*/ parseAbi([
  ...seaportStructs,
  'function fulfillAvailableOrders(Order[] orders, FulfillmentComponent[][] offerFulfillments, FulfillmentComponent[][] considerationFulfillments, bytes32 fulfillerConduitKey, uint256 maximumFulfilled) payable returns (bool[] availableOrders, Execution[] executions)',
  'function fulfillAvailableAdvancedOrders(AdvancedOrder[] advancedOrders, CriteriaResolver[] criteriaResolvers, FulfillmentComponent[][] offerFulfillments, FulfillmentComponent[][] considerationFulfillments, bytes32 fulfillerConduitKey, address recipient, uint256 maximumFulfilled) payable returns (bool[] availableOrders, Execution[] executions)',
  'function matchOrders(Order[] orders, Fulfillment[] fulfillments) payable returns (Execution[] executions)',
  'function matchAdvancedOrders(AdvancedOrder[] orders, CriteriaResolver[] criteriaResolvers, Fulfillment[] fulfillments, address recipient) payable returns (Execution[] executions)',
  'function cancel(OrderComponents[] orders) returns (bool cancelled)',
  'function validate(Order[] orders) returns (bool validated)',
  'function incrementCounter() returns (uint256 newCounter)',
  'function getOrderHash(OrderComponents order) view returns (bytes32 orderHash)',
  'function getOrderStatus(bytes32 orderHash) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
  'function getCounter(address offerer) view returns (uint256 counter)',
  'function getContractOffererNonce(address contractOfferer) view returns (uint256 nonce)',
  'function information() view returns (string version, bytes32 domainSeparator, address conduitController)',
  'function name() pure returns (string)',
])

/** The functions of the Seaport 1.5 exchange, from the contract's published interface. */
export const seaportFunctionsAbi = /*#__PURE__*/ join()

function join() {
  return [...seaportFillAbi, ...others] as const
}
