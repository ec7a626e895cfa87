/**
 * Every name that a finding can have, with its number.
 *
 * Numbers below 9000 are those of the order validator that the authors of Seaport publish, so that findings can be
 * compared with its answers; from 9000 on they are ours.
 */
export const findingCodes = {
  invalidOrderFormat: 100,

  erc20IdentifierNonZero: 200,
  erc20InvalidToken: 201,
  erc20InsufficientAllowance: 202,
  erc20InsufficientBalance: 203,

  erc721AmountNotOne: 300,
  erc721InvalidToken: 301,
  erc721DoesNotExist: 302,
  erc721NotOwner: 303,
  erc721NotApproved: 304,
  erc721CriteriaNotPartialFill: 305,

  erc1155InvalidToken: 400,
  erc1155NotApproved: 401,
  erc1155InsufficientBalance: 402,

  considerationAmountZero: 500,
  considerationNullRecipient: 501,
  considerationExtraItems: 502,
  privateSaleToSelf: 503,
  considerationZeroItems: 504,
  considerationDuplicateItem: 505,
  offererReceivesNothing: 506,
  privateSale: 507,
  considerationAmountVelocityHigh: 508,
  considerationAmountStepLarge: 509,

  offerZeroItems: 600,
  offerAmountZero: 601,
  offerMoreThanOneItem: 602,
  offerNativeItem: 603,
  offerDuplicateItem: 604,
  offerAmountVelocityHigh: 605,
  offerAmountStepLarge: 606,

  primaryFeeMissing: 700,
  primaryFeeItemType: 701,
  primaryFeeToken: 702,
  primaryFeeStartAmount: 703,
  primaryFeeEndAmount: 704,
  primaryFeeRecipient: 705,

  orderCancelled: 800,
  orderFullyFilled: 801,
  contractOrderStatus: 802,

  endTimeBeforeStartTime: 900,
  orderExpired: 901,
  distantExpiration: 902,
  orderNotActive: 903,
  shortOrder: 904,

  conduitKeyInvalid: 1000,
  conduitMissingSeaportChannel: 1001,

  signatureInvalid: 1100,
  signatureOfContractOrder: 1101,
  counterLow: 1102,
  counterHigh: 1103,
  originalConsiderationItems: 1104,

  creatorFeeMissing: 1200,
  creatorFeeItemType: 1201,
  creatorFeeToken: 1202,
  creatorFeeStartAmount: 1203,
  creatorFeeEndAmount: 1204,
  creatorFeeRecipient: 1205,

  nativeTokenAddress: 1300,
  nativeIdentifierNonZero: 1301,
  nativeInsufficientBalance: 1302,

  zoneInvalid: 1400,
  zoneRejectedOrder: 1401,
  zoneNotSet: 1402,
  zoneWithoutCode: 1403,

  merkleSingleLeaf: 1500,
  merkleUnsorted: 1501,

  contractOffererInvalid: 1600,

  offererReceivesNextToNothing: 9000,
  freePrivateSale: 9001,
  getsLessOfTheSame: 9002,
  proceedsToStrangers: 9003,
  recipientLooksAlike: 9004,
  unlimitedAmount: 9005,
  wrongChain: 9006,
  unknownVerifyingContract: 9007,
  unreviewedOrder: 9008,
  unknownConduit: 9009,
  unknownZone: 9010,
  priceFarUnderFloor: 9011,
  priceFarUnderLastSale: 9012,
  priceFarOverFloor: 9013,
  offersManyTokens: 9014,
  offersAnyToken: 9015,
  neverEnds: 9016,
  givesTokenAndMoney: 9017,
  priceCollapses: 9018,
  amountOverflow: 9019,
  unknownTypes: 9020,
  unknownOperator: 9021,
  unlimitedApproval: 9022,
  unexpectedValue: 9023,
  recipientIsStranger: 9024,
  unknownCurrency: 9025,
  tokenLooksAlike: 9026,
} as const satisfies Record<string, number>

/** The name of a finding. */
export type FindingName = keyof typeof findingCodes
