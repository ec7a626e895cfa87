/** The reason why an order cannot be filled, sent with its event. */
export const fifth = [`alter table events add column reason text`]
