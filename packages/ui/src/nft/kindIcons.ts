import { AudioLines, Box, Film, type LucideIcon, PanelTop } from 'lucide-react'
import type { MediaKind } from './mediaKind.js'

/** The icon of each kind of file. */
export const kindIcons: Record<MediaKind, LucideIcon> = {
  video: Film,
  audio: AudioLines,
  model: Box,
  page: PanelTop,
}
