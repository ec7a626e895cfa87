/** The default number of items per page (specification, section 9). */
export const pageSize = 20
