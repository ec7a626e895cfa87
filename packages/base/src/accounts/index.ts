export * as Accounts from './Accounts.js'
