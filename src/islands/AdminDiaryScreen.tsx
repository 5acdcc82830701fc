import { Diary } from '../admin/diary/Diary'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The diary of viewings, for staff only. */
export const AdminDiaryScreen = () => (
  <AdminScreen current={paths.adminDiary}>
    <Diary />
  </AdminScreen>
)
