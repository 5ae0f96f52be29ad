import { texts } from '#locales/texts.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { useCropNames } from './crop-names.ts'

interface CropSelectProps {
  readonly label: string
  readonly wrong?: string | undefined
  /** Id of the crop; empty: none. */
  readonly value: string
  readonly onChange: (crop: string) => void
}

/** Chooses a crop by its name. One that is not in the list stays, under its id. */
export function CropSelect({ value, ...field }: CropSelectProps) {
  const names = useCropNames(true)
  const isListed = value === '' || names?.has(value)
  return (
    <SelectField
      {...field}
      value={value}
      options={[
        { value: '', label: texts('plots').form.chooseCrop },
        ...(isListed ? [] : [{ value, label: value }]),
        ...Array.from(names ?? [], ([id, name]) => ({ value: id, label: name })),
      ]}
    />
  )
}
