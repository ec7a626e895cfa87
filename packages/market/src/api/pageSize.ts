/** Items on a page, where the caller does not say (spec point 9). */
export const pageSize = 20
