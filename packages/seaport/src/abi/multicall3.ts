import { parseAbi } from 'viem'

/** Multicall3: many reads in one call, with the native balance, the clock and the chain id among them. */
export const multicall3Abi = /*#__PURE__*/ parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
  'function getEthBalance(address addr) view returns (uint256 balance)',
  'function getCurrentBlockTimestamp() view returns (uint256 timestamp)',
  'function getChainId() view returns (uint256 chainid)',
])
