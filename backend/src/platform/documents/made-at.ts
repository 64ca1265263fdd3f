/** Date in every generated file. Content does not change with the clock: equal content gives equal bytes. */
export const MADE_AT = new Date(Date.UTC(2025, 9, 27, 15));
