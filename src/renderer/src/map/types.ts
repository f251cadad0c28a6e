import type { Geometry } from '../../../geo/index.ts';

export interface MapFeature { id: string; geometry: Geometry; label?: string; style?: 'project' | 'import' | 'problem' }
export interface MapProblem { location: [number, number]; code: string; severity: 'error' | 'warning' }
export interface MapOverlay { id: string; title: string; bytes: Uint8Array; opacity: number; visible: boolean; legend: { value: number; label: string; colour: string }[]; /** colours of a continuous picture: value, red, green, blue, rising */ ramp?: readonly (readonly [number, number, number, number])[] }
export interface MapPointer { lonLat: [number, number]; values: { overlayId: string; value: number | null }[] }
