/** Query parameter of the deposit page with the game that the player left to deposit, by its slug. */
export const gameParam = 'from_game';
