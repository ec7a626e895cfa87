import { parseAbi } from 'viem'

/** The ABI of the ConduitController, which maps keys to conduits and lists the exchanges that may use them. */
export const conduitControllerAbi = /*#__PURE__*/ parseAbi([
  'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
  'function getChannelStatus(address conduit, address channel) view returns (bool isOpen)',
  'function getKey(address conduit) view returns (bytes32 conduitKey)',
  'error CallerIsNotNewPotentialOwner(address conduit)',
  'error CallerIsNotOwner(address conduit)',
  'error ChannelOutOfRange(address conduit)',
  'error ConduitAlreadyExists(address conduit)',
  'error InvalidCreator()',
  'error InvalidInitialOwner()',
  'error NewPotentialOwnerAlreadySet(address conduit, address newPotentialOwner)',
  'error NewPotentialOwnerIsZeroAddress(address conduit)',
  'error NoConduit()',
  'error NoPotentialOwnerCurrentlySet(address conduit)',
])

/** Custom errors that a conduit adds to those of the exchange. */
export const conduitAbi = /*#__PURE__*/ parseAbi([
  'error ChannelClosed(address channel)',
  'error ChannelStatusAlreadySet(address channel, bool isOpen)',
  'error InvalidController()',
  'error InvalidItemType()',
])
