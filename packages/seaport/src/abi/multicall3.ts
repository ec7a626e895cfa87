import { parseAbi } from 'viem'

/** The ABI of Multicall3: many reads in one call, including native balances, the block time and the chain id. */
export const multicall3Abi = /*#__PURE__*/ parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
  'function getEthBalance(address addr) view returns (uint256 balance)',
  'function getCurrentBlockTimestamp() view returns (uint256 timestamp)',
  'function getChainId() view returns (uint256 chainid)',
])
