import type { Address } from 'viem'

/** The user. */
export const me: Address = '0xa4c123b1612dd272d1371c17149d439536b3216f'

/** Named contacts of the user. */
export const mira: Address = '0xdaeeb975729fae923d5a4fd12aabfe228f219e9c'
export const vault: Address = '0xb0eb53f16947ccf25ec84d8dbc74254770f58904'

/** Other accounts on the market, unknown to the user. */
export const seller: Address = '0x4d6608697a8d41bed440e50454f31af3176813e0'
export const bidder: Address = '0x2ea68ef786e4d3cea27d26934b484e73cf575dca'
export const thief: Address = '0xff9243a8f506b40928b5b7a767c76fb008f86beb'
export const accomplice: Address = '0xb2737f6a6f0fb23c6f5da2cec255404e4fb44003'

/** Accounts that imitate the first and last digits of the user's contacts. */
export const likeMira: Address = '0xdaeeb9f04c71b8265ae93d0bb57240c3e81d9e9c'
export const likeVault: Address = '0xb0eb5dd60f11c87a2b95e3480169fca7e3058904'
export const likeMe: Address = '0xa4c12d07be65149ab3c82f5de6710934c8a2216f'
export const likeSouk: Address = '0xd6ba29517c3e0f84b6d2a195507ee843cbf12802'
export const likeConduit: Address = '0x1e004a1bc96d07f2358e51a460f7b29dd3d03c71'

/** Accounts that the market trusts. */
export const souk: Address = '0xd6ba2b0aee0ca923732881584d8c4fa2815d2802'
export const lanternArtist: Address = '0x827283e0ad84173581569969e58b081006f7e3df'
export const printArtist: Address = '0xc967a64cb14028d512c9791e558e08baa7196b50'
/** Signs which bid wins an auction of the market's zone. */
export const auctioneer: Address = '0xac2f86702824c1c099724caf4941d4072014b3ce'
export const auctionZone: Address = '0xf750110c57513064d6d59291f0cde2e5738713a8'
/** Sells mints on behalf of the market. */
export const mintShop: Address = '0x15cea325a65e19cbae530282bd36cb9d21f6be6a'
/** The smart account code that the application offers. */
export const smartAccount: Address = '0xbf0d7c1c1e21862ab8a18a8902073fec8df4f509'

/** Contracts of scammers. */
export const drainer: Address = '0x3536c4499d863386ce10cd79e048c07dd7753eda'
export const claimPage: Address = '0x18d8962058765a6ca7cff00d796c25410335b400'
export const thiefZone: Address = '0x49ddb14f71010b93b7d946bf54074e3248c801be'
export const sweeperCode: Address = '0x47aaeb26c57d21fa5d328263dfe574de739988b8'
export const fakeExchange: Address = '0xd0b698d5c7e41ba4ea5ee874ae7689447ab57a68'

/** Currencies. Tickets have no decimals. */
export const wrappedEther: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
export const usdCoin: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const wrappedBitcoin: Address = '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599'
export const ticketCoin: Address = '0x87db7f1adbc60926f6967e7893f57fd14c1604d1'
export const fakeWrapped: Address = '0x86e7577496a2c8773e130f7eb19731662b5e803b'
/** Imitates the first and last digits of wrapped ether. */
export const likeWrapped: Address = '0xc02aaf07e4d8153bb62ca7d5910e38fa49726cc2'
export const fakeUsdCoin: Address = '0x61ba4168160adb59261ff2d3c425c8d99d19bdd0'
export const unknownCoin: Address = '0x5fc324bdb2e1142a21c402364f9572b85a8e48f6'

/** Collections. Lanterns, kites and sketches are ERC721; prints, stamps and confetti are ERC1155. */
export const lanterns: Address = '0x107f80e222f828767efc2f91624a8940f1f836f9'
export const kites: Address = '0x9eee3692f09e2e8c662248b483b7ffc050fec94d'
export const sketches: Address = '0xbca3a0aac36098b2cc2bd818319478da6bd0c621'
export const prints: Address = '0xde49f145fda9988c79fc35526f7eaed46725a2a7'
export const stamps: Address = '0xb860dcd6c8a1f8b46287cced9041dff02cee7374'
export const confetti: Address = '0x43e210471948d33296c87009e8a7f770d9106fd2'
export const copiedLanterns: Address = '0xb6cc60d5d32cbe54014c2b54b95523cf6941fa1c'
/** Imitates the first and last digits of the lanterns. */
export const likeLanterns: Address = '0x107f8a6d21c0953ef7b84d5e60f2c9a173b536f9'
export const unknownCollection: Address = '0x257c6f561c5cb347611a3ce9d97dcbee500fe7ee'
export const unknownEditions: Address = '0x87ab165c58ac5831be38cb8cb4ba2e751989a017'
/** A contract that the user owns. No application knows it. */
export const ownContract: Address = '0x0d3bf16295d06910bf3f5fb85967f532f3ab3cc2'

/** Contracts of other applications, the same for everyone. */
export const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3'
export const laterSeaport: Address = '0x0000000000000068f116a894984e2db1123eb395'
export const earlierSeaport: Address = '0x00000000006c3852cbef3e08e8df289169ede581'
export const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f'
