/** How long a session is open to everybody, from midnight Pacific of its day (M-093). */
export const PUBLIC_WINDOW_HOURS = 48;
