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
  souk buy          buys the cheapest listing of an item
  souk sweep        buys the cheapest items of a collection
  souk list         lists an item for sale
  souk reprice      gives an item for sale another price
  souk offer        makes an offer on an item or a collection
  souk ladder       makes offers on a collection at several prices
  souk accept       accepts an offer on an item
  souk cancel       cancels orders
  souk auction      auctions an item
  souk bid          bids on an item that is on auction
  souk settle       settles an auction that is over
  souk swap         offers items for other items, or accepts such a swap
  souk send         sends an item or money
  souk wrap         wraps the native currency, which offers need

Look
  souk orders       lists orders of an item, a collection or the market
  souk auctions     lists auctions
  souk swaps        lists swaps
  souk portfolio    lists the money and items of an account
  souk approvals    lists and revokes what the exchange may move
  souk watch        writes the events of a market
  souk inspect      says what an order, typed data or a transaction does
  souk verify       asks the chain whether an order can be filled

For an agent
  souk mcp          serves reads and prepared trades; souk mcp log lists them

For the terminal
  souk account      writes an encrypted key file
  souk resume       ends trades that were left
  souk schema       writes the JSON Schema of the output of a command
  souk completion   writes the completion of bash, zsh or fish

souk COMMAND --help describes a command. souk --version prints the version.`
