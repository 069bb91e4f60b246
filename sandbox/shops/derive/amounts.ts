export function cents(value: number): number {
  return Math.round((value + Number.EPSILON * Math.sign(value)) * 100 + Math.sign(value) * 1e-7) / 100;
}

export function taxOf(gross: number, taxRate: number): number {
  return cents((gross / (100 + taxRate)) * taxRate);
}
