/** The tag of the domain from which a sale came, as the calldata of its transaction has it. */
export const nineteenth = ['alter table activity add column tag text']
