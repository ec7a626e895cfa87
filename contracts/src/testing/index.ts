export {
  contractWalletAbi,
  dropErc721Abi,
  freeErc20Abi,
  freeErc721Abi,
  freeErc1155Abi,
  loggingZoneAbi,
  lyingErc721Abi,
  paintedErc721Abi,
} from './abi.js'
export { type TestContractName, testArtifacts, testContractNames } from './artifacts.js'
