// The columns of a listing's texts in this language.

export const description: 'description' | 'description_zh' = 'description'
export const features: 'features' | 'features_zh' = 'features'
