import { parseAbi } from 'viem'

/** The ABI of the registry that maps domain strings to 4-byte tags. */
export const domainRegistryAbi = /*#__PURE__*/ parseAbi([
  'function setDomain(string domain) returns (bytes4 tag)',
  'function getDomain(bytes4 tag, uint256 index) view returns (string domain)',
  'function getDomains(bytes4 tag) view returns (string[] domains)',
  'function getNumberOfDomains(bytes4 tag) view returns (uint256 totalDomains)',
  'event DomainRegistered(string domain, bytes4 tag, uint256 index)',
  'error DomainAlreadyRegistered(string domain)',
  'error DomainIndexOutOfRange(bytes4 tag, uint256 maxIndex, uint256 suppliedIndex)',
])
