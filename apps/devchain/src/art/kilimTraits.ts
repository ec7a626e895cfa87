import type { Border, Field, Motif } from './kilimPatterns.js'

/** Wool: ground, figure, second figure, outline. */
export const wools = {
  Madder: ['#8f2418', '#e3b45c', '#1d3a63', '#f3e6cc'],
  Indigo: ['#16305c', '#d9802e', '#b23325', '#f0e3c6'],
  Walnut: ['#4a2d1b', '#cf9a4f', '#9c2f24', '#efe0c2'],
  Saffron: ['#c98a22', '#8d2418', '#1f4a50', '#fbf0d4'],
  Olive: ['#4d5a2a', '#e0b15a', '#8c2b1e', '#f4ead0'],
  Undyed: ['#e8d9b8', '#8f2a1c', '#24406b', '#3a2516'],
  Turquoise: ['#1c5f66', '#e2a545', '#a4321f', '#f5ead0'],
} as const
export type Wool = keyof typeof wools

/** What can be seen of a kilim. */
export type KilimTraits = {
  wool: Wool
  field: Field
  border: Border
  motif: Motif
  medallions: number
}
