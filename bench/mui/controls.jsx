import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Slider from '@mui/material/Slider'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'

const kits = Array.from({ length: 35 }, (_, index) => `キット ${index + 1}`)
const sections = ['測定', 'タイマー', '記録']

export function KitSelect() {
  const [kit, choose] = useState(kits[0])
  return (
    <FormControl fullWidth>
      <InputLabel id="kit">キット</InputLabel>
      <Select
        labelId="kit"
        label="キット"
        value={kit}
        onChange={(event) => choose(event.target.value)}
      >
        {kits.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}

export function SampleCount() {
  const [count, setCount] = useState('3')
  const isWrong = !/^([1-9]|1\d|2[0-4])$/.test(count)
  return (
    <TextField
      label="試料の数"
      type="number"
      value={count}
      error={isWrong}
      helperText={isWrong ? '1から24までの数を入れてください。' : ' '}
      onChange={(event) => setCount(event.target.value)}
    />
  )
}

export function Sections() {
  const [section, open] = useState(0)
  return (
    <div>
      <Tabs value={section} onChange={(_, next) => open(next)} aria-label="表示">
        {sections.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
      <Typography sx={{ pt: 2 }}>{sections[section]}を表示しています。</Typography>
    </div>
  )
}

export function Volume() {
  const [volume, setVolume] = useState(80)
  return <Slider aria-label="音量" value={volume} onChange={(_, next) => setVolume(next)} />
}

export function ConfirmDialog({ isOpen, onClose, onConfirm }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="end-title">
      <DialogTitle id="end-title">測定をやめますか</DialogTitle>
      <DialogContent>
        <DialogContentText>読み取った値は記録に残ります。</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>続ける</Button>
        <Button onClick={onConfirm}>やめる</Button>
      </DialogActions>
    </Dialog>
  )
}
