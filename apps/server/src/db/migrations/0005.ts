/** Why an order cannot be filled, told with the event that says so. */
export const fifth = [`alter table events add column reason text`]
