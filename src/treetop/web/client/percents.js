/**
 * Shares of one whole as whole percents that add up, rounded by the largest remainders.
 * @param {number[]} shares
 * @param {number} [total]
 */
export function wholePercents(shares, total = 100) {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const added = exact.map((each, i) => whole[i] - each);
  const byRemainder = exact.map((_, i) => i).sort((one, other) => added[one] - added[other]);
  const missing = total - whole.reduce((sum, each) => sum + each, 0);
  for (let i = 0; i < missing; i++) whole[byRemainder[i % whole.length]] += 1;
  byRemainder.reverse();
  for (let i = 0; i < -missing; i++) whole[byRemainder[i % whole.length]] -= 1;
  return whole;
}
