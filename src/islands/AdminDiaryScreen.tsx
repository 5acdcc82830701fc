import { Diary } from '../features/admin/diary/Diary'
import { AdminFrame } from '../features/admin/session/AdminFrame'
import { paths } from '../paths'

/** The diary of viewings, for staff alone. */
export const AdminDiaryScreen = () => (
  <AdminFrame current={paths.adminDiary}>
    <Diary />
  </AdminFrame>
)
