/** The text of `souk --help`. */
export const help = `souk: an NFT market for the Seaport 1.5 exchange.

Try it
  souk start        a local chain with demo collections, a market and the app

Run a market
  souk serve        runs a market for the collections of a chain, with the app
  souk config       checks a configuration file
  souk collections  lists and adds collections
  souk requests     answers visitors who asked for collections
  souk keys         creates, lists and revokes API keys
  souk zone         shows and deploys the contract that settles auctions
  souk export       writes the signed orders of a market
  souk import       reads them into a market

Trade from a terminal
  souk buy          buys an item

souk COMMAND --help describes a command. souk --version prints the version.`
