/** Whether a street is called after the town to which it leads: `Oxford Road`, which is no street within Oxford. */
export function isRoadTo(city: string, street: string): boolean {
  return street.startsWith(city) && street.charAt(city.length) === " ";
}
