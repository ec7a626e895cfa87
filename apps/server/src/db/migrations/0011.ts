/** Offers on tokens that have several traits. */
export const eleventh = [
  `alter table criteria add column traits jsonb`,
  `update criteria set traits = jsonb_build_array(jsonb_build_object('type', trait_type, 'value', trait_value))
    where trait_type is not null and trait_value is not null`,
  `alter table criteria drop column trait_type, drop column trait_value`,
]
